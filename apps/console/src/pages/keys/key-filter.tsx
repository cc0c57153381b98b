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
  const { data } = useKeys();
  const keys = (data?.keys ?? []).map(({ id, name, last_four: end }) => ({
    value: id,
    label: `${name} …${end}`,
  }));
  const other = data && value !== undefined && !data.keys.some(({ id }) => id === value) ? value : undefined;
  return (
    <ChoiceField
      aria-label="Key"
      emptyLabel="All keys"
      w={172}
      data={data && other !== undefined ? [...keys, { value: other, label: otherName(other, data) }] : keys}
      value={value}
      onChange={onChange}
    />
  );
}
