# The content lake with the studio that it serves.
FROM node:24-bookworm-slim AS studio
ENV DO_NOT_TRACK=1
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 studio/package.json studio/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace @wordlehint/studio
COPY --chmod=755 tsconfig.json ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 studio studio
WORKDIR /app/studio
RUN npx sanity build --yes

FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 services/runtime/package.json services/runtime/
COPY --chmod=755 services/content-lake/package.json services/content-lake/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/content-lake

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=:: ADMIN_PORT=9000 SECRETS_DIR=/run/secrets STUDIO_DIR=/app/studio/dist SEED_DIR=/app/studio/seed/dataset
WORKDIR /app
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 services/runtime services/runtime
COPY --chmod=755 services/content-lake services/content-lake
COPY --from=studio /app/studio/dist studio/dist
COPY --chmod=755 studio/seed/dataset studio/seed/dataset
USER node
WORKDIR /app/services/content-lake
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
