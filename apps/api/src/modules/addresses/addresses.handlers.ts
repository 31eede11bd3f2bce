import type { Deps } from '../../deps.ts';
import { publicHandler } from '../../http/handler.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { serializeError } from '../../log.ts';
import { AddressesUnavailable } from '../../ports/addresses/addresses-port.ts';

/** As the contract bounds them: what the service sends beyond is cut. */
const longest = { line: 200, zipCode: 20, city: 100 } as const;

/** Nothing when the service fails: the address is typed as without it. */
async function suggestAddresses(
  { addresses, log }: Pick<Deps, 'addresses' | 'log'>,
  typed: string,
): Promise<SuccessBody<'suggestAddresses'>> {
  try {
    const found = await addresses.search(typed);
    return {
      suggestions: found.map(({ line, zipCode, city }) => ({
        line: line.slice(0, longest.line),
        zip_code: zipCode.slice(0, longest.zipCode),
        city: city.slice(0, longest.city),
      })),
    };
  } catch (error) {
    if (!(error instanceof AddressesUnavailable)) throw error;
    log.warn({ err: serializeError(error) }, 'addresses not suggested');
    return { suggestions: [] };
  }
}

export const addressesHandlers = {
  suggestAddresses: publicHandler<'suggestAddresses'>(({ deps, body }) => suggestAddresses(deps, body.text)),
};
