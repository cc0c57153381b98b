import { type Channel, channel } from 'node:diagnostics_channel';

/**
 * Something that happened in this process and can be counted. Unlike a domain event it is not stored and reaches
 * observers of this process only. Without observers it costs a comparison.
 */
export class Signal<D extends object> {
  private readonly channel: Channel;

  /** @param name unique in the service. */
  constructor(readonly name: string) {
    this.channel = channel(`capstan:${name}`);
  }

  emit(details: D): void {
    if (this.channel.hasSubscribers) this.channel.publish(details);
  }

  /** @returns a function that ends the observation. */
  subscribe(handler: (details: D) => void): () => void {
    const listener = (details: unknown): void => handler(details as D);
    this.channel.subscribe(listener);
    return () => {
      this.channel.unsubscribe(listener);
    };
  }
}
