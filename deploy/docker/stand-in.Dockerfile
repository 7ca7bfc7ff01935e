# A server of deploy/stand-ins that takes a provider's place: docker build --build-arg STAND_IN=mail --build-arg PORT=8025 .
FROM node:24-bookworm-slim AS install
ARG STAND_IN
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 deploy/stand-ins/kit/package.json deploy/stand-ins/kit/
COPY --chmod=755 deploy/stand-ins/${STAND_IN}/package.json deploy/stand-ins/${STAND_IN}/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/${STAND_IN}-stand-in

FROM node:24-bookworm-slim
ARG STAND_IN
ARG PORT
ENV NODE_ENV=production PORT=${PORT} SECRETS_DIR=/run/secrets
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 deploy/stand-ins/kit deploy/stand-ins/kit
COPY --chmod=755 deploy/stand-ins/${STAND_IN} deploy/stand-ins/${STAND_IN}
USER node
WORKDIR /app/deploy/stand-ins/${STAND_IN}
HEALTHCHECK --interval=10s --timeout=30s --start-period=1m --retries=5 CMD node /check-health.mjs "http://127.0.0.1:$PORT/readyz"
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts", "--host", "", "--dir", "/data"]
