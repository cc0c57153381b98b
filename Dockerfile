# syntax=docker/dockerfile:1
# One image for all processes (docs/deployment.md):
#   docker build -t capstan .
#   docker run -p 3000:3000 -v capstan:/data capstan          everything, with its own PostgreSQL
#   docker run … capstan node dist/apps/api/src/main.js       the API alone; also apps/worker

FROM node:24-bookworm-slim AS build
WORKDIR /app
# python3, make and g++ are for packages that have no prebuilt program for this platform.
RUN apt-get update \
 && apt-get install -y --no-install-recommends git ca-certificates python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts=false --no-fund --no-audit
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-fund --no-audit

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Capstan" \
      org.opencontainers.image.licenses="Apache-2.0"
# git keeps the files of built sites, bubblewrap confines the commands of builds, tini reaps what Chromium leaves.
RUN apt-get update \
 && apt-get install -y --no-install-recommends git bubblewrap ca-certificates tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --user-group --home-dir /data --create-home --shell /usr/sbin/nologin capstan \
 && chmod 0700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Style sheets, language packs and error pages are read from here.
COPY --from=build /app/libs ./libs
COPY --from=build /app/docs ./docs
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Workers have no port: turn the check off for them (compose.yaml does).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/apps/launcher/src/main.js", "start"]
