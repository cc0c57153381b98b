/** An object without its undefined members: criteria of TypeORM refuse them, and an absent filter is one. */
export const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
