# Of the site this service needs only the colours: installed as a dependency, the site would bring Gatsby.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY services/runtime/package.json services/runtime/
COPY services/notification/package.json services/notification/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/notification
RUN ln -s ../../site node_modules/@wordlehint/site

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 ADMIN_PORT=9000 SECRETS_DIR=/run/secrets
WORKDIR /app
COPY deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY services/contracts services/contracts
COPY services/runtime services/runtime
COPY services/notification services/notification
COPY site/package.json site/
COPY site/src/theme/package.json site/src/theme/palettes.ts site/src/theme/
USER node
WORKDIR /app/services/notification
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
