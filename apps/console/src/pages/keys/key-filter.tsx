import type { ReactElement } from 'react';
import { ChoiceField } from '../../components/choice-field.tsx';
import { otherName } from './key-name.tsx';
import { useKeys } from './use-keys.ts';

interface KeyFilterProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** One of the keys of the account, to filter by. */
export function KeyFilter({ value, onChange }: KeyFilterProps): ReactElement {
  const keys = (useKeys().data?.keys ?? []).map(({ id, name, last_four: end }) => ({
    value: id,
    label: `${name} …${end}`,
  }));
  const isListed = value === undefined || keys.some((key) => key.value === value);
  return (
    <ChoiceField
      aria-label="Key"
      emptyLabel="All keys"
      w={172}
      data={isListed ? keys : [...keys, { value, label: otherName(value) }]}
      value={value}
      onChange={onChange}
    />
  );
}
