# Of the site this service needs only the colours: installed as a dependency, the site would bring Gatsby.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 services/runtime/package.json services/runtime/
COPY --chmod=755 services/notification/package.json services/notification/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/notification
RUN ln -s ../../site node_modules/@wordlehint/site

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=:: ADMIN_PORT=9000 SECRETS_DIR=/run/secrets
WORKDIR /app
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 services/runtime services/runtime
COPY --chmod=755 services/notification services/notification
COPY --chmod=755 site/package.json site/
COPY --chmod=755 site/src/theme/package.json site/src/theme/palettes.ts site/src/theme/
USER node
WORKDIR /app/services/notification
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
