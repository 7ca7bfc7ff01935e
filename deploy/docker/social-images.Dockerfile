# Of the site this service needs only the colours: installed as a dependency, the site would bring Gatsby.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 services/runtime/package.json services/runtime/
COPY --chmod=755 services/social-images/package.json services/social-images/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @wordlehint/social-images
RUN ln -s ../../site node_modules/@wordlehint/site

FROM node:24-bookworm-slim
# Fonts for characters that the site's font lacks.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
ENV NODE_ENV=production HOST=:: ADMIN_PORT=9000
WORKDIR /app
COPY --chmod=755 deploy/docker/check-health.mjs /
COPY --from=install /app ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 services/runtime services/runtime
COPY --chmod=755 services/social-images services/social-images
COPY --chmod=755 site/package.json site/
COPY --chmod=755 site/src/theme/package.json site/src/theme/palettes.ts site/src/theme/
USER node
WORKDIR /app/services/social-images
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:9000/readyz"]
CMD ["node", "src/main.ts"]
