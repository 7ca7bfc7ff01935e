# The image of any service: docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=riddle .
# DEBIAN_PACKAGES names what a service needs from Debian besides, such as fonts.
FROM node:24-bookworm-slim AS install
ARG SERVICE
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 services/runtime/package.json services/runtime/
COPY --chmod=755 services/${SERVICE}/package.json services/${SERVICE}/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/${SERVICE}

FROM node:24-bookworm-slim
ARG DEBIAN_PACKAGES
RUN if [ -n "$DEBIAN_PACKAGES" ]; then \
    apt-get update \
    && apt-get install -y --no-install-recommends $DEBIAN_PACKAGES \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/*; \
  fi
ARG SERVICE
ENV NODE_ENV=production HOST=:: ADMIN_PORT=9000 SECRETS_DIR=/run/secrets
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 services/runtime services/runtime
COPY --chmod=755 services/${SERVICE} services/${SERVICE}
USER node
WORKDIR /app/services/${SERVICE}
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
