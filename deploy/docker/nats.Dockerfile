FROM nats:2.12-alpine
COPY --chmod=755 deploy/docker/nats-server.conf /etc/nats/
