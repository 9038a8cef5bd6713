import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wanted } from "./lib/texts.svelte";
import { install } from "./lib/build.svelte";
import { keepManuals } from "./lib/manuals";
import { applyTheme } from "./lib/preferences.svelte";
import { showSpeed } from "./motion/speed.svelte";
import "./art/palette.css";
import "./app.css";
import "./lobby.css";

applyTheme();
install();
showSpeed();
await speak(wanted());
const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator) void keepManuals().catch(() => undefined);
