import type { EventHandler } from './event-handler.js';

/** The handlers of the loaded modules. A process without the dispatcher has them too, and knows what to write. */
export class EventHandlers {
  private readonly byName = new Map<string, EventHandler>();
  private readonly namesByType = new Map<string, string[]>();

  /** @throws Error when another handler has the name. */
  add(handler: EventHandler): void {
    if (this.byName.has(handler.name)) throw new Error(`two event handlers are named ${handler.name}`);
    this.byName.set(handler.name, handler);
    for (const type of handler.types) {
      this.namesByType.set(type, [...this.namesOf(type), handler.name]);
    }
  }

  get(name: string): EventHandler | undefined {
    return this.byName.get(name);
  }

  names(): string[] {
    return [...this.byName.keys()];
  }

  /** Names of the handlers that receive a type; empty: its events need not be written. */
  namesOf(type: string): readonly string[] {
    return this.namesByType.get(type) ?? [];
  }
}
