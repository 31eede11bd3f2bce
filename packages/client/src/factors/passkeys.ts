// The browser's side of passkeys, by @simplewebauthn/browser.
import { isApiError, type OperationInput } from '@repo/api-sdk';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { factorsTexts as texts } from './factors.texts.ts';

type Created = OperationInput<'addPasskey'>['body']['credential'];
type Used = NonNullable<OperationInput<'stepUp'>['body']['credential']>;

/** @throws Error with the sentence to show. */
export async function createPasskey(options: object): Promise<Created> {
  if (!browserSupportsWebAuthn()) throw new Error(texts.passkey.unsupported);
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- written by @simplewebauthn/server
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, response, authenticatorAttachment, ...created } = await startRegistration({
      optionsJSON,
    });
    return {
      id,
      rawId,
      type: 'public-key',
      ...(authenticatorAttachment && { authenticatorAttachment }),
      clientExtensionResults: { ...created.clientExtensionResults },
      response: {
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        ...(response.transports && { transports: response.transports }),
      },
    };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(isKnown ? texts.passkey.known : texts.passkey.refused, { cause: error });
  }
}

/** @throws Error with the sentence to show. */
export async function signWithPasskey(options: object): Promise<Used> {
  try {
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- written by @simplewebauthn/server
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, rawId, response, authenticatorAttachment, ...used } = await startAuthentication({
      optionsJSON,
    });
    return {
      id,
      rawId,
      type: 'public-key',
      ...(authenticatorAttachment && { authenticatorAttachment }),
      clientExtensionResults: { ...used.clientExtensionResults },
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
        ...(response.userHandle && { userHandle: response.userHandle }),
      },
    };
  } catch (error) {
    if (isApiError(error)) throw error;
    throw new Error(texts.prove.passkeyRefused, { cause: error });
  }
}
