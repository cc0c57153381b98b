/** A complete response, with any status. */
export interface OutboundResponse {
  /** Final URL after redirects. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; repeated ones joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed body. */
  readonly body: Uint8Array;
  /** Body as text in the charset of the content type, a BOM or `<meta charset>`; otherwise UTF-8. */
  text(): string;
  /** Body as JSON; throws OutboundError `malformed` when it is not JSON. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that it then validates
  json<T = unknown>(): T;
}
