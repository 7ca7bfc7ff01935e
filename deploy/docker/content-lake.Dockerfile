# The content lake with the studio that it serves. Of the site, the studio needs only the colours.
FROM node:24-bookworm-slim AS studio
ENV DO_NOT_TRACK=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY studio/package.json studio/
RUN npm ci --workspace @wordlehint/studio && rm -f node_modules/@wordlehint/site && ln -s ../../site node_modules/@wordlehint/site
COPY tsconfig.json ./
COPY site/package.json site/
COPY site/src/theme/package.json site/src/theme/palettes.ts site/src/theme/
COPY studio studio
WORKDIR /app/studio
RUN npx sanity build --yes

FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY services/runtime/package.json services/runtime/
COPY services/content-lake/package.json services/content-lake/
RUN npm ci --omit=dev --workspace @wordlehint/content-lake && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 STUDIO_DIR=/app/studio/dist SEED_DIR=/app/studio/seed/dataset
WORKDIR /app
COPY --from=install /app ./
COPY services/contracts services/contracts
COPY services/runtime services/runtime
COPY services/content-lake services/content-lake
COPY --from=studio /app/studio/dist studio/dist
COPY studio/seed/dataset studio/seed/dataset
USER node
WORKDIR /app/services/content-lake
CMD ["node", "--env-file-if-exists=/secrets/content.env", "src/main.ts"]
