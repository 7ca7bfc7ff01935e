# A server of deploy/local that takes a provider's place: docker build --build-arg STAND_IN=mailbox --build-arg PORT=8025 .
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 services/runtime/package.json services/runtime/
COPY --chmod=755 deploy/local/package.json deploy/local/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/local

FROM node:24-bookworm-slim
ARG STAND_IN
ARG PORT
ENV NODE_ENV=production PORT=${PORT} SECRETS_DIR=/run/secrets
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 deploy/local/pages deploy/local/pages
COPY --chmod=755 deploy/local/${STAND_IN} deploy/local/${STAND_IN}
USER node
WORKDIR /app/deploy/local/${STAND_IN}
HEALTHCHECK --interval=10s --timeout=30s --start-period=1m --retries=5 CMD node /check-health.mjs "http://127.0.0.1:$PORT/readyz"
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts", "--host", "", "--dir", "/data"]
