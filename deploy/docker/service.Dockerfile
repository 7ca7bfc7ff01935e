# The image of any service: docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=riddle .
FROM node:24-bookworm-slim AS install
ARG SERVICE
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY services/runtime/package.json services/runtime/
COPY services/${SERVICE}/package.json services/${SERVICE}/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/${SERVICE}

FROM node:24-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 ADMIN_PORT=9000 SECRETS_DIR=/run/secrets
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY services/contracts services/contracts
COPY services/runtime services/runtime
COPY services/${SERVICE} services/${SERVICE}
USER node
WORKDIR /app/services/${SERVICE}
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
