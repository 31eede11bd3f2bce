// Variables of a provider that are set together, or not at all. `settings.ts` has checked each value by itself.

type ProviderVariable = `${'SUMSUB' | 'YOUSIGN' | 'CHAIN'}_${string}`;
type ProviderEnvironment = Readonly<Record<string, unknown>>;

interface ProviderParts {
  name: string;
  needed: readonly ProviderVariable[];
  /** Of no use without the needed ones. */
  more: readonly ProviderVariable[];
}

const sumsubParts: ProviderParts = {
  name: 'Sumsub',
  needed: ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET', 'SUMSUB_LEVEL_NAME'],
  more: ['SUMSUB_BASE_URL'],
};
const yousignParts: ProviderParts = {
  name: 'Yousign',
  needed: ['YOUSIGN_API_KEY', 'YOUSIGN_WEBHOOK_SECRET', 'YOUSIGN_ENVIRONMENT'],
  more: ['YOUSIGN_SIGNATURE_LEVEL', 'YOUSIGN_AUTHENTICATION', 'YOUSIGN_BASE_URL'],
};
const chainParts: ProviderParts = {
  name: 'The reading of chains',
  needed: ['CHAIN_BITCOIN_URL', 'CHAIN_ETHEREUM_URL'],
  more: [],
};

/** One sentence naming a variable that is missing beside others of its provider, or null. */
export function halfProviderProblem(env: ProviderEnvironment): string | null {
  return halfProblem(env, sumsubParts) ?? halfProblem(env, yousignParts) ?? halfProblem(env, chainParts);
}

/** Half a configuration would verify identities, or have contracts signed, in a way that was never chosen. */
function halfProblem(env: ProviderEnvironment, { name, needed, more }: ProviderParts): string | null {
  const isSet = (variable: ProviderVariable) => env[variable] !== undefined;
  const first = needed.find((variable) => !isSet(variable));
  return first !== undefined && [...needed, ...more].some(isSet)
    ? `${first}: must be set too. ${name} needs all of ${needed.join(', ')}, or none.`
    : null;
}
