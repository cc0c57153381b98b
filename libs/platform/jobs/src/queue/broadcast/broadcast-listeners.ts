import { Logger } from '@nestjs/common';
import type { BroadcastHandler } from './broadcast.js';
import { decodeFrame } from './broadcast-frame.js';

/** Who listens to what in this process. One listener that throws never keeps the message from the others. */
export class BroadcastListeners {
  private readonly logger = new Logger('Broadcast');
  private readonly handlers = new Map<string, BroadcastHandler[]>();
  private readonly gapHandlers: (() => void)[] = [];

  add(channel: string, handler: BroadcastHandler): void {
    const known = this.handlers.get(channel);
    if (known) known.push(handler);
    else this.handlers.set(channel, [handler]);
  }

  addGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }

  /** Passes a frame on; text that is no frame is ignored. */
  deliver(text: string): void {
    const frame = decodeFrame(text);
    if (!frame) return;
    for (const handler of this.handlers.get(frame.channel) ?? []) {
      this.guarded(() => handler(frame.message), frame.channel);
    }
  }

  gap(): void {
    for (const handler of this.gapHandlers) this.guarded(handler, 'gap');
  }

  private guarded(act: () => void, what: string): void {
    try {
      act();
    } catch (error) {
      this.logger.error(`a listener of "${what}" failed`, error instanceof Error ? error.stack : undefined);
    }
  }
}
