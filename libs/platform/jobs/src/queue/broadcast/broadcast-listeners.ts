import { Logger } from '@nestjs/common';
import { outsideOfTraces } from '@capstan/platform-core';
import type { BroadcastHandler } from './broadcast.js';
import { decodeFrame } from './broadcast-frame.js';

/** The listeners of this process, by channel. A listener that throws does not keep the message from the others. */
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

  /** Delivers a frame; text in another format is ignored. */
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
      outsideOfTraces(act);
    } catch (error) {
      this.logger.error(`a listener of "${what}" failed`, error instanceof Error ? error.stack : undefined);
    }
  }
}
