"""How many additions a second the store commits, and what each costs.

`python -m benchmarks.store URL`: a thousand tables go on at once, each waiting for one addition
before the next, first as fast as they can, then 1,500 additions a second in all.
"""

import asyncio
import random
import sys
import time

from sushibar.store.rows import Addition, Opening, Stored
from sushibar.store.store import Store

TABLES = 1_000
SECONDS = 5
BODY = '{"kind": "answer", "seat": 2, "question": 14, "steps": ["salmon-nigiri", "no-chopsticks"]}'


async def go_on(store: Store, code: str, pause: float) -> list[float]:
    """Append to one table; how long each addition took."""
    took: list[float] = []
    end = time.perf_counter() + SECONDS
    while True:
        await asyncio.sleep(2 * pause * random.random())
        if time.perf_counter() > end:
            return took
        version = len(took) + 1
        began = time.perf_counter()
        entry = Stored(version + 1, 1_800_000_000_000 + version, BODY)
        assert await store.append(Addition(code, version, (entry,)))
        took.append(time.perf_counter() - began)


async def measure(url: str, pause: float) -> None:
    """Print the rate, the processor time and how long writers waited."""
    store = await Store.open(url)
    run = f"{random.getrandbits(32):x}"
    codes = [f"{number * 7919 % TABLES:03}{run}" for number in range(TABLES)]
    await asyncio.gather(
        *(
            store.create(Opening(code, "sushi-go", True, "{}", "s", code, 1), [Stored(1, 1, BODY)])
            for code in codes
        )
    )
    busy = time.process_time()
    waits = await asyncio.gather(*(go_on(store, code, pause) for code in codes))
    busy = time.process_time() - busy
    took = sorted(wait for table in waits for wait in table)
    print(
        f"{len(took) / SECONDS:,.0f} additions/s, {busy / SECONDS:.0%} of a core, "
        f"{1e6 * busy / len(took):.0f} µs each; they waited {1e3 * took[len(took) // 2]:.1f} ms "
        f"(99 %: {1e3 * took[len(took) * 99 // 100]:.1f} ms)"
    )
    await store.close()


if __name__ == "__main__":
    for pause in (0.0, TABLES / 1_500):
        asyncio.run(measure(sys.argv[1], pause))
