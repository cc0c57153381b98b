import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Adds `auth.api.createSessionOf`, which signs in a user whom our own code has identified. It has no route. */
export const sessionOfUser = () => ({
  id: 'session-of-user',
  endpoints: {
    createSessionOf: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.uuid() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw context.error('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ status: true });
      },
    ),
  },
});
