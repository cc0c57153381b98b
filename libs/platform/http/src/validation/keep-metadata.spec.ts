import { IsInt, IsString, MetadataStorage, getMetadataStorage } from 'class-validator';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepMetadata } from './keep-metadata.js';

class Base {
  @IsString()
  text: string;
}

class Derived extends Base {
  @IsInt()
  count: number;
}

describe('keepMetadata', () => {
  let storage: MetadataStorage;
  const rulesOf = (type: object, groups?: string[]) =>
    storage.getTargetValidationMetadatas(type as () => void, '', false, false, groups);
  const ownRulesOf = (type: object) =>
    getMetadataStorage()
      .getTargetValidationMetadatas(type as () => void, '', false, false)
      .filter(({ target }) => target === type);

  beforeEach(() => {
    storage = new MetadataStorage();
    for (const rule of [...ownRulesOf(Base), ...ownRulesOf(Derived)]) storage.addValidationMetadata(rule);
    keepMetadata(storage);
  });

  it('collects the rules of a class once, with those of the class that it extends', () => {
    expect(rulesOf(Derived).map(({ propertyName }) => propertyName)).toEqual(['count', 'text']);
    expect(rulesOf(Derived)).toBe(rulesOf(Derived));
  });

  it('collects them again after a rule was added to the class that it extends', () => {
    expect(rulesOf(Derived)).toHaveLength(2);
    storage.addValidationMetadata(ownRulesOf(Base)[0] as never);
    expect(rulesOf(Derived)).toHaveLength(3);
  });

  it.each([[7], [{ name: 'Base' }]])('finds no rules of a class that is %j', (type) => {
    expect(rulesOf(type as never)).toEqual([]);
  });

  it('keeps nothing of a validation by groups', () => {
    expect(rulesOf(Base, ['some'])).toEqual([]);
    expect(rulesOf(Base)).toHaveLength(1);
  });
});
