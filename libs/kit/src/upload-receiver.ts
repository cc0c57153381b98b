/** Where the files of a capability's multipart calls go: an injectable of the capability's `services`. */
export interface UploadReceiver {
  /** A new place for a file of an account. @returns its id, the value of the parameter, and its path. */
  place(accountId: string): Promise<{ id: string; path: string }>;
}

/** A file that calls may send in a multipart form. */
export interface CapabilityUpload<T> {
  /** Field of the form, and parameter that gets the id of the file. */
  readonly field: string;
  readonly maxBytes: number;
  readonly receiver: T;
}
