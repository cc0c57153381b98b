import { Group, Kbd, Stack, Title } from '@mantine/core';
import { Switch } from '../components/fields.tsx';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSession } from '../api/session.ts';
import { Dialog } from '../components/dialog.tsx';
import { SECTIONS } from './navigation.ts';
import { PAGE_LETTERS } from './page-letters.ts';
import { chooseShortcuts, hasShortcuts } from './shortcut-choice.ts';
import classes from './shortcut-help.module.css';

/** Which keys do what. */
export function ShortcutHelp({ onClose }: { onClose: () => void }): ReactElement {
  const { user } = useSession();
  const [isOn, setOn] = useState(hasShortcuts);
  const choose = (chosen: boolean): void => {
    chooseShortcuts(chosen);
    setOn(chosen);
  };
  const pages = SECTIONS.filter(({ isForOperators }) => isForOperators !== true || user.is_operator).flatMap(
    ({ destinations }) => destinations,
  );
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Stack>
        <Switch
          label="Single-key shortcuts"
          description="Ctrl K works in any case"
          checked={isOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <dl className={classes.keys}>
          <Keys does="Find a page, a capability or an action" keys={['Ctrl', 'K']} />
          <Keys does="Next row of a list" keys={['j']} />
          <Keys does="Previous row" keys={['k']} />
          <Keys does="Show this list" keys={['?']} />
        </dl>
        <Title order={3}>Go to a page</Title>
        <dl className={classes.keys}>
          {pages.map(({ label, to }) => {
            const letter = PAGE_LETTERS[to];
            return letter === undefined ? null : <Keys key={to} does={label} keys={['g', letter]} />;
          })}
        </dl>
      </Stack>
    </Dialog>
  );
}

const Keys = ({ does, keys }: { does: ReactNode; keys: readonly string[] }): ReactElement => (
  <div className={classes.line}>
    <dt>{does}</dt>
    <dd>
      <Group gap={4} wrap="nowrap">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Group>
    </dd>
  </div>
);
