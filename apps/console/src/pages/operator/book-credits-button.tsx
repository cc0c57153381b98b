import { Button, Group, Stack, TextInput } from '@mantine/core';
import { SegmentedControl } from '../../components/segmented-control.ts';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { formatCredits } from '../../components/number-text.ts';
import type { AdminLedgerEntry } from './admin-types.ts';
import { Dialog } from '../../components/dialog.tsx';
import { NumberInput } from '../../components/fields.tsx';

const KINDS = [
  { value: 'grant', label: 'Grant' },
  { value: 'refund', label: 'Refund' },
  { value: 'adjustment', label: 'Adjust' },
];

/** Gives credits to an account, or corrects them. */
export function BookCreditsButton({ accountId }: { accountId: string }): ReactElement {
  const [opened, { open, close }] = useDisclosure(false);
  const [kind, setKind] = useState('grant');
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const book = useApiMutation<AdminLedgerEntry>(() => ({
    method: 'POST',
    path: `/v1/admin/accounts/${accountId}/credits`,
    body: { kind, amount: Number(amount), reason },
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    book.mutate(undefined, {
      onSuccess: ({ data }) => {
        close();
        setAmount('');
        setReason('');
        notifications.show({ message: `${formatCredits(data.amount)} booked.`, color: 'green' });
      },
    });
  };
  return (
    <>
      <Button onClick={open}>Add credits</Button>
      <Dialog opened={opened} onClose={close} title="Add credits" size="md">
        <form onSubmit={submit}>
          <Stack gap="sm">
            <SegmentedControl aria-label="Kind" data={KINDS} value={kind} onChange={setKind} />
            <NumberInput
              label="Credits"
              description={kind === 'adjustment' ? 'Negative to take credits away' : undefined}
              required
              allowDecimal={false}
              thousandSeparator=","
              {...(kind === 'adjustment' ? {} : { min: 1 })}
              data-autofocus
              value={amount}
              onChange={setAmount}
            />
            <TextInput
              label="Reason"
              description="The account holder sees it in the ledger"
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            {book.error && <ErrorNotice error={book.error} />}
            <Group justify="flex-end">
              <Button type="submit" loading={book.isPending}>
                Book
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
