/** Receives a message as it was published, decoded from JSON. */
export type BroadcastHandler = (message: unknown) => void;

/**
 * Tells every process of the service something at once, the publisher's own included: "drop what you cached".
 *
 * A message arrives at least once while the receiver is connected and not at all while it is not; whoever
 * depends on messages forgets what it knows on a gap. Publish after the commit, never inside the transaction.
 */
export abstract class Broadcast {
  /** False while messages may be passing this process by; do not cache then. */
  abstract readonly connected: boolean;

  /**
   * Resolves once the message is handed to the carrier; its JSON must stay below 7,900 bytes.
   * @throws Error when it is too large, or could not be handed over within some seconds.
   */
  abstract publish(channel: string, message: object): Promise<void>;

  abstract subscribe(channel: string, handler: BroadcastHandler): void;

  /** Calls `handler` when the connection was lost, and again when it is back: messages may have been missed. */
  abstract onGap(handler: () => void): void;
}
