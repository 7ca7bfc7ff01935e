# The renderer of the site: built once, run by `gatsby serve`.
FROM node:24-bookworm-slim AS build
ENV GATSBY_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 services/contracts/package.json services/contracts/
COPY --chmod=755 site/package.json site/
COPY --chmod=755 site/upstream-faults/gatsby-sharp site/upstream-faults/gatsby-sharp
RUN --mount=type=cache,target=/root/.npm npm ci --workspace @wordlehint/site
# Most packages are for the build only. What is loaded by a name made at run time can't be traced: the script of a
# command, and the database's native part for this machine.
COPY --chmod=755 deploy/docker/copy-traced.mjs ./
RUN node copy-traced.mjs /served node_modules/gatsby/cli.js node_modules/gatsby/dist/commands/serve.js \
  && cp -r node_modules/@lmdb /served/node_modules/
COPY --chmod=755 tsconfig.json ./
COPY --chmod=755 services/contracts services/contracts
COPY --chmod=755 site site
RUN cd site && npx gatsby build && rm -rf .cache/webpack

FROM node:24-bookworm-slim
ENV NODE_ENV=production GATSBY_TELEMETRY_DISABLED=1
WORKDIR /app/site
COPY --chmod=755 deploy/docker/check-health.mjs deploy/docker/start-site.mjs /
COPY --from=build /served /app
COPY --from=build /app/site/package.json ./
COPY --from=build /app/site/.cache .cache
# The server opens its database for writing, and so gets a copy in a folder that the container can write to.
RUN mv .cache/data /database && mkdir .cache/data && chown node:node .cache/data
COPY --from=build /app/site/public public
USER node
HEALTHCHECK --interval=10s --timeout=30s --start-period=3m --retries=5 CMD ["node", "/check-health.mjs", "http://127.0.0.1:8001/page-data/app-data.json"]
CMD ["node", "/start-site.mjs", "serve", "--host", "", "--port", "8001"]
