FROM mongo:8.0
COPY --chmod=755 deploy/docker/make-users.js /docker-entrypoint-initdb.d/
COPY --chmod=755 deploy/docker/check-mongo.js /
