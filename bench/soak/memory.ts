import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** What a page keeps after a forced collection. */
interface Memory {
  /** Megabytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What a part of the soak test counted, and why it failed. */
export interface SoakReport {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

/**
 * How much more a page may keep at the end than at the beginning. Code that came late and remembered answers are in it.
 */
const allowed: Memory = { heap: 20, nodes: 1000, listeners: 200 };

/** How long a page that was busy rests before it is measured: until then it keeps what it has just taken away. */
const restMs = 3000;

/** Gives what a page keeps, whenever it is asked. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    await setTimeout(restMs);
    // What a first collection frees lets a second one free more.
    for (const _ of [1, 2, 3]) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      heap: Math.round(valueOf('JSHeapUsedSize') / 100_000) / 10,
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
    };
  };
}

/** The measurements before and after, and what has grown too much. */
export function compareMemory(before: Memory, after: Memory) {
  const parts = ['heap', 'nodes', 'listeners'] as const;
  return {
    counts: {
      'heap before MB': before.heap,
      'heap after MB': after.heap,
      'nodes before': before.nodes,
      'nodes after': after.nodes,
      'listeners before': before.listeners,
      'listeners after': after.listeners,
    },
    failures: parts
      .filter((part) => after[part] - before[part] > allowed[part])
      .map((part) => `${part}: ${before[part]} became ${after[part]}; ${allowed[part]} more are allowed`),
  };
}
