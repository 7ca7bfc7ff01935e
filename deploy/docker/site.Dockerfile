# The renderer of the site: built once, run by `gatsby serve`.
FROM node:24-bookworm-slim
ENV GATSBY_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY site/package.json site/
COPY site/upstream-faults/gatsby-sharp/package.json site/upstream-faults/gatsby-sharp/
RUN npm ci --omit=dev --workspace @wordlehint/site && npm cache clean --force
COPY tsconfig.json ./
COPY services/contracts services/contracts
COPY site site
WORKDIR /app/site
RUN npx gatsby build && chown -R node:node /app/site
USER node
ENV NODE_ENV=production
CMD ["node", "--env-file-if-exists=/secrets/content.env", "/app/node_modules/gatsby/cli.js", "serve", "--host", "0.0.0.0", "--port", "8001"]
