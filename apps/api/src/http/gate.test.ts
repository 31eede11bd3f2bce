import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createGate, createGateByKey } from './gate.ts';

/** Work that ends on demand, and records when it began. */
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
      gate(work('a'), 'anonymous'),
      gate(work('b'), 'anonymous'),
      gate(work('c'), 'anonymous'),
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

  it('gives the slot of failed work to the next', async () => {
    const { begun, work, end } = createWork();
    const gate = createGate({ of: 'tests', places: 1, maxWaiting: 1 });
    const failing = gate(work('a'), 'anonymous');
    const next = gate(work('b'), 'anonymous');
    end('a', new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await next).toBe('b');
  });

  it('refuses beyond its row with a 503, and has room again once that row is empty', async () => {
    const { work, end } = createWork();
    const gate = createGate({ of: 'tests', places: 1, maxWaiting: 1 });
    const passed = [gate(work('a'), 'anonymous'), gate(work('b'), 'anonymous')];
    const refused = await gate(work('c'), 'anonymous').catch((error: unknown) => error);
    expect(refused instanceof AppError && refused.entry.status).toBe(503);
    end('a');
    await passed[0];
    end('b');
    await passed[1];
    const again = gate(work('d'), 'anonymous');
    end('d');
    expect(await again).toBe('d');
  });
});

describe('createGateByKey', () => {
  it('makes work of one key wait and lets other keys pass', async () => {
    const { begun, work, end } = createWork();
    const gate = createGateByKey({ of: 'tests', places: 1, maxWaiting: 1 });
    const first = gate('one', work('a'));
    const second = gate('one', work('b'));
    const other = gate('other', work('c'));
    expect(begun).toEqual(['a', 'c']);
    end('a');
    expect(await first).toBe('a');
    expect(begun).toEqual(['a', 'c', 'b']);
    end('b');
    end('c');
    expect(await Promise.all([second, other])).toEqual(['b', 'c']);
  });

  it('keeps its limit after a failure, and frees the slot', async () => {
    const { begun, work, end } = createWork();
    const gate = createGateByKey({ of: 'tests', places: 1, maxWaiting: 1 });
    const failing = gate('one', work('a'));
    const next = gate('one', work('b'));
    expect(begun).toEqual(['a']);
    end('a', new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await next).toBe('b');
  });
});
