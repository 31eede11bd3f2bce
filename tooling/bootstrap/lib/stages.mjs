/** Reads the arguments of `npm test`. */
import { BootstrapError } from './report.mjs';

const sharded = ['api', 'journeys'];

/** Returns the stages to run, in the order of `known`, the option that chooses a shard, and whether the long tests run too. Throws `BootstrapError`. */
export function readStages(args, known) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new BootstrapError(`Unknown stage "${unknown}": ${known.join(', ')}.`);
  const isWhole = args.includes('--all');
  const shard = args.filter((arg) => arg.startsWith('--') && arg !== '--all');
  for (const option of shard) {
    if (!/^--shard=[1-9]\d*\/[1-9]\d*$/.test(option))
      throw new BootstrapError(`Unknown option "${option}": only --all, --shard=1/2 and the like.`);
  }
  if (shard.length > 0 && (names.length !== 1 || !sharded.includes(names[0])))
    throw new BootstrapError(`--shard goes with one stage, ${sharded.join(' or ')}.`);
  const isWanted = (name) => names.length === 0 || names.includes(name);
  return { stages: known.filter(isWanted), shard, isWhole };
}
