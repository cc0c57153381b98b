/** A complete response. */
export interface Exchange {
  status: number;
  headers: Headers;
  url: string;
  bytes: Uint8Array;
  /** Removes the API key from error texts: some servers repeat what they received. */
  redact: (text: string) => string;
}

/** The body as text, without a byte order mark. */
export const textOf = ({ bytes }: Exchange): string => new TextDecoder().decode(bytes);

/** @returns undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The response as the platform's class, for callers that need all of it. */
export function responseOf({ status, headers, url, bytes }: Exchange): Response {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  const response = new Response(hasBody ? (bytes as Uint8Array<ArrayBuffer>) : null, { status, headers });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
