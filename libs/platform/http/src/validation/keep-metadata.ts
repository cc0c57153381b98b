import type { MetadataStorage } from 'class-validator';

type Metadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

/**
 * Makes class-validator keep the rules of each class. It collects them with every validation, which includes a look at all
 * classes of the process for those that this one extends.
 * @param storage that of the process; changed in place, because class-validator takes no other.
 */
export function keepMetadata(storage: MetadataStorage): void {
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let kept = new WeakMap<object, Metadata>();
  storage.addValidationMetadata = (metadata) => {
    // Of the class or of one that it extends.
    kept = new WeakMap();
    add(metadata);
  };
  storage.getTargetValidationMetadatas = (type, schema, always, isStrict, groups) => {
    // The class of an object is its `constructor`, which a member sent by a caller may hide.
    const isPlain = typeof type === 'function' && !schema && !always && !isStrict && !groups;
    if (!isPlain) return collect(type, schema, always, isStrict, groups);
    const rules = kept.get(type) ?? collect(type, schema, always, isStrict, groups);
    kept.set(type, rules);
    return rules;
  };
}
