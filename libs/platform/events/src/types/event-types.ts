import type { EventType } from './event-type.js';

/** The event types that a feature declares, as a provider that {@link EventTypes} finds. */
export class DeclaredEventTypes {
  constructor(readonly types: readonly EventType[]) {}
}

/** Every event type of the loaded modules. */
export class EventTypes {
  private readonly byName = new Map<string, EventType>();

  /** @throws Error when another type has the name. */
  add(type: EventType): void {
    const known = this.byName.get(type.name);
    if (known && known !== type) throw new Error(`the event type ${type.name} is declared twice`);
    this.byName.set(type.name, type);
  }

  get(name: string): EventType | undefined {
    return this.byName.get(name);
  }

  /** Returns all types, sorted by name. */
  all(): EventType[] {
    return [...this.byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }
}
