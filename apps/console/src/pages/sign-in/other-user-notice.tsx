import { Button, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { FrontFrame } from './front-frame.tsx';

interface OtherUserNoticeProps {
  /** The signed-in user and the user of the link. */
  detail: string;
  onSwitch: () => void;
  onStay: () => void;
}

/** Asks before a link ends the session of another user. */
export const OtherUserNotice = ({ detail, onSwitch, onStay }: OtherUserNoticeProps): ReactElement => (
  <FrontFrame title="Another user is signed in">
    <Text size="sm" role="alert">
      {detail}
    </Text>
    <Text size="sm">
      Switch only if you asked for this link: what you enter afterwards goes to the account of its user.
    </Text>
    <Stack gap="sm">
      <Button onClick={onStay}>Stay signed in</Button>
      <Button variant="default" onClick={onSwitch}>
        Sign out and use the link
      </Button>
    </Stack>
  </FrontFrame>
);
