FROM node:24-bookworm-slim
COPY --chmod=755 deploy/docker/make-secrets.mjs /
