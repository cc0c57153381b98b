import fastify from 'fastify';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';

/** Fastify with defaults and one route that returns the given JSON. */
const answer: unknown = JSON.parse(process.argv[2] ?? 'null');

const app = fastify();
app.get('/', () => answer);
serveJobs({ url: await app.listen({ port: 0, host: '127.0.0.1' }) }, ownCpuMs);
