import { describe, expect, it } from 'vitest';
import { BootstrapError } from './report.mjs';
import { readStages } from './stages.mjs';

const known = ['static', 'unit', 'api', 'journeys', 'security'];

describe('arguments of npm test', () => {
  it('without a name, every stage runs, in order', () => {
    const { stages, shard } = readStages([], known);
    expect(stages).toEqual(known);
    expect(shard).toEqual([]);
  });

  it('runs the stages named only', () => {
    expect(readStages(['journeys', 'unit'], known).stages).toEqual(['unit', 'journeys']);
  });

  it('passes on the shard of one stage', () => {
    expect(readStages(['api', '--shard=1/2'], known)).toEqual({
      stages: ['api'],
      shard: ['--shard=1/2'],
      isWhole: false,
    });
  });

  it('runs the long tests only with --all, of every stage or of those named', () => {
    expect(readStages([], known).isWhole).toBe(false);
    expect(readStages(['--all'], known).isWhole).toBe(true);
    expect(readStages(['--all', 'journeys', '--shard=1/2'], known)).toEqual({
      stages: ['journeys'],
      shard: ['--shard=1/2'],
      isWhole: true,
    });
  });

  it.each([
    [['units'], 'Unknown stage "units": static, unit, api, journeys, security.'],
    [['api', '--grep=x'], 'Unknown option "--grep=x": only --all, --shard=1/2 and the like.'],
    [['--shard=1/2'], '--shard goes with one stage, api or journeys.'],
    [['static', '--shard=1/2'], '--shard goes with one stage, api or journeys.'],
    [['api', 'journeys', '--shard=1/2'], '--shard goes with one stage, api or journeys.'],
  ])('refuses %j', (args, message) => {
    expect(() => readStages(args, known)).toThrow(new BootstrapError(message));
  });
});
