/**
 * The lowest id that a call of this moment can have (`createCallId`): ids of calls are UUIDs of version 7, whose first 48 bits are
 * milliseconds since 1970.
 */
export function firstIdAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The moment of an id of a call, in milliseconds since 1970. */
export const momentOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
