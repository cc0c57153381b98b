/** Returns an object without its undefined members, for optional filters: TypeORM rejects undefined in criteria. */
export const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
