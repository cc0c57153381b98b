/** Where the files of a capability's multipart calls go: an injectable of the capability's `services`. */
export interface UploadReceiver {
  /** Returns the path for a new file. */
  place(accountId: string): Promise<string>;

  /**
   * Keeps a received file.
   * @returns its id, the value of the parameter. The same content has the same id, because a repeat with the same
   * Idempotency-Key must have the same parameters.
   */
  keep(accountId: string, file: { path: string; sha256: string }): Promise<string>;
}

/** A file that calls may send in a multipart form. */
export interface CapabilityUpload<T> {
  /** Field of the form, and parameter that gets the id of the file. */
  readonly field: string;
  readonly maxBytes: number;
  readonly receiver: T;
}
