import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wanted } from "./lib/texts.svelte";
import { dress } from "./lib/looks.svelte";
import "./art/palette.css";
import "./app.css";
import "./lobby.css";

dress();
await speak(wanted());
const target = document.getElementById("app");
if (target) mount(App, { target });
