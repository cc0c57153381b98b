import { capstan } from '../../api/capstan.ts';

/** Whether this browser can use passkeys, with the JSON forms of the API. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await capstan.request<T>({ method: 'POST', path, body, maxRetries: 0 })).data;

/** Signs in with a passkey of this device. */
export async function signInWithPasskey(): Promise<void> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>(
    '/console/auth/sign-in/passkey/options',
    {},
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await post('/console/auth/sign-in/passkey', jsonOf(credential));
}

/** Makes a passkey on this device for the user who is signed in. */
export async function addPasskey(): Promise<void> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/console/api/passkeys/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await post('/console/api/passkeys', jsonOf(credential));
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  return credential.toJSON();
}
