import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { ownUrl } from '../../api/own-url.ts';
import { formatNumber } from '../../components/number-text.ts';

/** A value that is not a list or an object of its own. */
export function PlainValue({ value }: { value: unknown }): ReactElement {
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  if (typeof value === 'number') return <>{formatNumber(value)}</>;
  if (typeof value === 'string' && /^https?:\/\//.test(value))
    return <AddressLink address={value} text={value} />;
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}

/** Documents of the operator have addresses that browsers cannot open. */
export const AddressLink = ({ address, text }: { address: string; text: string }): ReactElement =>
  /^https?:/.test(address) ? (
    <Anchor href={ownUrl(address)} target="_blank" rel="noreferrer" inherit>
      {text}
    </Anchor>
  ) : (
    <span>{text}</span>
  );
