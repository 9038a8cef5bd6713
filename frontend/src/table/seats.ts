/** Where people sit: everybody else, beginning to our left, as hands go round. */

export function around(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}
