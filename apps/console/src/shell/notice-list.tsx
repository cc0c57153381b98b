import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';

export const NoticeList = (): ReactElement => <Notifications position="bottom-right" />;
