import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** Metadata of the fields of a DTO class; constant after start. */
export interface FieldRules {
  /** Field names in declaration order. */
  readonly names: ReadonlySet<string>;
  /**
   * Whether the class has `@Transform`, `@Type`, `@Expose` or `@Exclude`, so that class-transformer must build the
   * instance.
   */
  readonly isTransformed: boolean;
}

const rules = new WeakMap<Type, FieldRules>();

/** Returns the rules of a DTO class, cached. */
export function fieldRulesOf(type: Type): FieldRules {
  let known = rules.get(type);
  if (!known) {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const names = new Set(metadata.map(({ propertyName }) => propertyName));
    known = { names, isTransformed: isTransformed(type, [...names]) };
    rules.set(type, known);
  }
  return known;
}

function isTransformed(type: Type, names: string[]): boolean {
  const storage = defaultMetadataStorage;
  const way = TransformationType.PLAIN_TO_CLASS;
  return (
    storage.getExposedProperties(type, way).length > 0 ||
    storage.getExcludedProperties(type, way).length > 0 ||
    names.some(
      (name) =>
        storage.findTransformMetadatas(type, name, way).length > 0 ||
        (storage.findTypeMetadata(type, name) as object | undefined) !== undefined,
    )
  );
}
