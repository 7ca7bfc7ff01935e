# The image of any service: docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=riddle .
FROM node:24-bookworm-slim AS install
ARG SERVICE
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY services/runtime/package.json services/runtime/
COPY services/${SERVICE}/package.json services/${SERVICE}/
RUN npm ci --omit=dev --workspace @wordlehint/${SERVICE} && npm cache clean --force

FROM node:24-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=install /app ./
COPY services/contracts services/contracts
COPY services/runtime services/runtime
COPY services/${SERVICE} services/${SERVICE}
RUN mkdir -p /data && chown node:node /data
USER node
WORKDIR /app/services/${SERVICE}
CMD ["node", "--env-file-if-exists=/secrets/content.env", "src/main.ts"]
