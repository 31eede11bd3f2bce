import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { AppError } from './http/app-error.ts';

/** Work that ends when it is told to, and says when it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('createGate', () => {
  it('lets as many through at once as it has places, the known before those who came earlier', async () => {
    const { begun, work, end } = createWork();
    const gate = createGate({ of: 'tests', places: 2, maxWaiting: 10 });
    const passed = [
      gate(work('a'), 'anybody'),
      gate(work('b'), 'anybody'),
      gate(work('c'), 'anybody'),
      gate(work('known'), 'known'),
    ];
    expect(begun).toEqual(['a', 'b']);
    end('a');
    await passed[0];
    expect(begun).toEqual(['a', 'b', 'known']);
    end('b');
    await passed[1];
    expect(begun).toEqual(['a', 'b', 'known', 'c']);
    end('known');
    end('c');
    expect(await Promise.all(passed)).toEqual(['a', 'b', 'c', 'known']);
  });

  it('gives the place of what fails to the next', async () => {
    const { begun, work, end } = createWork();
    const gate = createGate({ of: 'tests', places: 1, maxWaiting: 1 });
    const failing = gate(work('a'), 'anybody');
    const next = gate(work('b'), 'anybody');
    end('a', new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await next).toBe('b');
  });

  it('refuses beyond its row with a 503, and has room again once that row is empty', async () => {
    const { work, end } = createWork();
    const gate = createGate({ of: 'tests', places: 1, maxWaiting: 1 });
    const passed = [gate(work('a'), 'anybody'), gate(work('b'), 'anybody')];
    const refused = await gate(work('c'), 'anybody').catch((error: unknown) => error);
    expect(refused instanceof AppError && refused.entry.status).toBe(503);
    end('a');
    await passed[0];
    end('b');
    await passed[1];
    const again = gate(work('d'), 'anybody');
    end('d');
    expect(await again).toBe('d');
  });
});
