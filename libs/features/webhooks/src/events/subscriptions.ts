import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import type { EventType } from '@capstan/platform-events';

/** Subscribes to all events of the account. Events of the service have to be named. */
export const ALL_EVENTS = '*';

const familyOf = (type: string): string => `${type.slice(0, type.indexOf('.'))}.*`;

/** The subscriptions that include an event: its type, `<subject>.*`, and `*` for events of an account. */
export const subscriptionsTo = (type: Pick<EventType, 'name' | 'audience'>): string[] => [
  type.name,
  familyOf(type.name),
  ...(type.audience === 'account' ? [ALL_EVENTS] : []),
];

/** Event types that a webhook may receive. */
export const isOffered = ({ audience }: Pick<EventType, 'audience'>): boolean => audience !== 'handlers';

/** The subscriptions by which an event type reaches a webhook; none for one that webhooks do not receive. */
export const subscriptionsByName = (name: string, types: readonly EventType[]): string[] =>
  types.filter((type) => type.name === name && isOffered(type)).flatMap(subscriptionsTo);

/** @throws InvalidRequestError for a subscription to which no event belongs. */
export function checkSubscriptions(wanted: readonly string[], types: readonly EventType[]): void {
  const known = new Set(types.filter(isOffered).flatMap(subscriptionsTo));
  const faults = wanted.flatMap((name, index): FieldFault[] =>
    known.has(name)
      ? []
      : [
          {
            path: `event_types[${index}]`,
            message: `"${name}" is not an event type. Known are ${[...known].toSorted().join(', ')}`,
          },
        ],
  );
  if (faults.length > 0) throw new InvalidRequestError(faults);
}

/** The subscriptions that include events which only operators may see. */
export const operatorSubscriptions = (types: readonly EventType[]): string[] =>
  types.filter(({ audience }) => audience === 'operators').flatMap(subscriptionsTo);

/** Whether one of the subscriptions includes events that only operators may see. */
export function includesOperatorEvents(
  subscriptions: readonly string[],
  types: readonly EventType[],
): boolean {
  const ofOperators = operatorSubscriptions(types);
  return subscriptions.some((name) => ofOperators.includes(name));
}
