/** CI workflows: what they run is pinned, bounded in time, and the same command as on a developer's machine. */
import { describe, expect, it } from 'vitest';
import { filesMatching, read } from './repository.ts';

const workflows = filesMatching(/^\.github\/workflows\/.*\.ya?ml$/);

describe.each(workflows)('%s', (file) => {
  const text = read(file);
  const [, jobs = ''] = text.split(/^jobs:\n/m);

  it('names each action by the hash of a commit, with its version beside', () => {
    const actions = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('gives each job a time limit', () => {
    const bodies = jobs.split(/^ {2}(?=[\w-]+:\n)/m).filter((body) => /^[\w-]+:\n/.test(body));
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(body).toMatch(/^ {4}timeout-minutes: \d+$/m);
  });

  it('ends runs that a newer one replaces, and may write nothing', () => {
    expect(text).toMatch(/^concurrency:$/m);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
