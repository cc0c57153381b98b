/**
 * Base class of all errors of this client. Its subclasses name the failure; this class itself means incorrect use of the
 * client.
 */
export class CapstanError extends Error {
  override readonly name: string = 'CapstanError';
}
